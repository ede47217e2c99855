// Runs as a separate program, see bundledChromium.ts: it unpacks into its TMPDIR, and importing the library changes the
// environment of the process.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
