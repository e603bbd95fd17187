/** One bar: its label, its length in the chart's unit, and the text at its end. */
export interface Bar {
  label: string;
  value: number;
  text: string;
  /** Set where the bar is to stand out. */
  emphasis?: boolean;
}

const WIDTH = 760;
const BAR_HEIGHT = 22;
const ROW_HEIGHT = 34;
const LABEL_WIDTH = 250;
const TEXT_WIDTH = 150;
const TOP = 64;

/**
 * Draws a horizontal bar chart as SVG, with bars from zero. Readable on light and dark pages alike, and by those who cannot see it: the
 * description holds every label and text.
 */
export function chart(title: string, subtitle: string, bars: readonly Bar[]): string {
  const height = TOP + bars.length * ROW_HEIGHT + 10;
  const longest = Math.max(...bars.map((bar) => bar.value));
  const rows = bars.map((bar, index) => {
    const y = TOP + index * ROW_HEIGHT;
    const width = Math.round((bar.value / longest) * (WIDTH - LABEL_WIDTH - TEXT_WIDTH));
    const baseline = y + BAR_HEIGHT - 6;
    const mark = bar.emphasis ? ' class="ours"' : "";
    return `  <text${mark} x="${LABEL_WIDTH - 10}" y="${baseline}" text-anchor="end">${escaped(bar.label)}</text>
  <rect${mark} x="${LABEL_WIDTH}" y="${y}" width="${width}" height="${BAR_HEIGHT}" rx="3"/>
  <text x="${LABEL_WIDTH + width + 8}" y="${baseline}">${escaped(bar.text)}</text>
`;
  });
  const description = `${subtitle}. ${bars.map(({ label, text }) => `${label}: ${text}`).join("; ")}.`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
  <title id="title">${escaped(title)}</title>
  <desc id="description">${escaped(description)}</desc>
  <style>
    text { font: 14px system-ui, sans-serif; fill: #1f2328 }
    text.ours { font-weight: 600 }
    .title { font-weight: 600; font-size: 16px }
    .subtitle { font-size: 12px }
    rect { fill: #8c959f }
    rect.ours { fill: #0969da }
    .page { fill: #ffffff }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      rect { fill: #6e7681 }
      rect.ours { fill: #58a6ff }
      .page { fill: #0d1117 }
    }
  </style>
  <rect class="page" width="100%" height="100%"/>
  <text class="title" x="16" y="26">${escaped(title)}</text>
  <text class="subtitle" x="16" y="46">${escaped(subtitle)}</text>
${rows.join("")}</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
