import { ThemeProvider } from '@fs/ui/ThemeProvider';
import { htmlAttributes } from '@fs/ui/theme';
import { settings } from '../settings.js';

export const metadata = { title: 'Next' };

export default function Layout({ children }) {
  return (
    <html {...htmlAttributes(settings)}>
      <body>
        <ThemeProvider scope="page" {...settings}>
          {children}
        </ThemeProvider>
      </body>
    </html>
  );
}
