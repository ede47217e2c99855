export { appHeaderMessages } from './AppHeader/AppHeader.messages.ts';
export { AppHeader, type AppHeaderProps } from './AppHeader/AppHeader.tsx';
export { signInFormMessages } from './SignInForm/SignInForm.messages.ts';
export { type Credentials, SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
