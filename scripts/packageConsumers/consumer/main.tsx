import { SignInForm } from '@fs/account-widgets';
import { CompanyLogo } from '@fs/research-widgets/CompanyLogo';
import { Button, type ButtonProps, type Loadable, ready, ThemeProvider } from '@fs/ui';
import { type Brand, brandCss } from '@fs/ui/brand';
import { buttonMessages, overrideMessages } from '@fs/ui/messages';
import { createRoot } from 'react-dom/client';

const tone: ButtonProps['tone'] = 'accent';
const answer: Loadable<number> = ready(42);
const overrides = overrideMessages(buttonMessages, { pending: 'Läuft' });
const styles = (brand: Brand) => brandCss(brand);

export const unused = [SignInForm, CompanyLogo, overrides, styles];

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <ThemeProvider scope="page">
      <Button tone={tone}>{answer.state === 'ready' ? `Save ${answer.value}` : 'Save'}</Button>
    </ThemeProvider>,
  );
}
