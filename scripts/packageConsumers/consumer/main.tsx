import { SignInForm } from '@fs/account-widgets';
import { CompanyLogo } from '@fs/research-widgets/CompanyLogo';
import { Button, type ButtonProps, type Loadable, ready, ThemeProvider } from '@fs/ui';
import { createBrand } from '@fs/ui/brand';
import { buttonMessages, overrideMessages } from '@fs/ui/messages';
import { createRoot } from 'react-dom/client';

const tone: ButtonProps['tone'] = 'accent';
const answer: Loadable<number> = ready(42);
const overrides = overrideMessages(buttonMessages, { pending: 'Läuft' });
const brand = createBrand({ colour: '#1F6E54' });

export const unused = [SignInForm, CompanyLogo, overrides, brand];

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <ThemeProvider scope="page">
      <Button tone={tone}>{answer.state === 'ready' ? `Save ${answer.value}` : 'Save'}</Button>
    </ThemeProvider>,
  );
}
