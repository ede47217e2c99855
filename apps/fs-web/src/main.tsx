import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { allowEmptyMarkupOnly } from './trustedTypes.ts';

allowEmptyMarkupOnly();

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id app');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
