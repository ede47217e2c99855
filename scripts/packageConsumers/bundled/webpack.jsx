import { ThemeProvider } from '@fs/ui/ThemeProvider';
import { createRoot } from 'react-dom/client';
import { Harbors } from './Harbors.jsx';
import { settings } from './settings.js';

createRoot(document.getElementById('root')).render(
  <ThemeProvider scope="page" {...settings}>
    <Harbors />
  </ThemeProvider>,
);
