// Unpacks Chromium, its libraries and its fonts into the folder for temporary files, and prints where the executable is.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
