/** What went wrong with a sign-up, in the provider's words, less what names its machinery (accounts §8). */
export function signUpFailure(message: string): string {
  return message.replace(/^\s*PreSignUp failed(\s+with\s+error)?[\s:.]*/i, '').trim() || message;
}
