import { createBrowserTokenStore } from '@fs/data-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { takeOverFrom } from './firstPaint/takeOver.ts';
import { loadFirstScreen } from './firstScreen.ts';
import { trustNothingElse } from './trustedTypes.ts';

trustNothingElse();
loadFirstScreen(window.location.pathname, createBrowserTokenStore().readRefreshToken() !== null);

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id app');
takeOverFrom(container);
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
