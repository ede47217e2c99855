// Self-hosted, by unicode-range: a page without Arabic never loads the Arabic face.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
