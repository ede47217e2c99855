import { createBrowserTokenStore } from '@fs/data-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { replaceFirstPaint } from './first-paint/replaceFirstPaint.ts';
import { loadFirstScreen } from './start/firstScreen.ts';
import { installTrustedTypes } from './start/trustedTypes.ts';

installTrustedTypes();
loadFirstScreen(window.location.pathname, createBrowserTokenStore().readRefreshToken() !== null);

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id app');
replaceFirstPaint(container);
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
