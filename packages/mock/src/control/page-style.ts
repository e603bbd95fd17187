/** Colours are those of the system, so that light and dark both read well. */
export const pageStyle = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: CanvasText; background: Canvas }
h1 { font-size: 1.4rem }
h2 { font-size: 1.1rem }
fieldset { border: 1px solid GrayText; border-radius: .4rem }
label { display: block; padding: .15rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem }
dd { margin: 0 }
ol { list-style: none; padding: 0 }
li { border-top: 1px solid GrayText; padding: .5rem 0; overflow-wrap: anywhere }
li p { margin: .2rem 0 }
code { font: .9rem/1.4 ui-monospace, monospace }
button { font: inherit; font-size: .9rem }
.ok { color: light-dark(#116329, #56d364) }
.warn { color: light-dark(#953800, #f0a35e) }
.fail { color: light-dark(#a40e26, #ff8e86) }
`;
