import { createBrowserTokenStore } from '@fs/data-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reportError, watchErrors } from './error-reports/watchErrors.ts';
import { loadWholeSheet } from './first-paint/loadWholeSheet.ts';
import { replaceFirstPaint } from './first-paint/replaceFirstPaint.ts';
import { loadFirstScreen } from './start/firstScreen.ts';
import { installTrustedTypes } from './start/trustedTypes.ts';

watchErrors();
installTrustedTypes();
loadFirstScreen(window.location.pathname, createBrowserTokenStore().readRefreshToken() !== null);

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id app');
replaceFirstPaint(container);
await loadWholeSheet();
const onCaughtError = (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: as React does where nothing else is given.
  console.error(error);
  reportError('boundary', error);
};
createRoot(container, import.meta.env.PROD ? { onCaughtError } : {}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
