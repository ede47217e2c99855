/** What mails say, with the values of their sentences. */
export const en = {
  signUp: {
    subject: (product: string) => `Confirm your email for ${product}`,
    welcome: (product: string) => `Welcome to ${product}. Open this link to confirm your email:`,
    confirm: 'Confirm your email',
    code: 'Or enter this code:',
    contested:
      'Someone has signed up with this email more than once, using different passwords. Only one password will work: ' +
      'the one chosen in the window where you enter the code or open the link.',
    end: 'The code expires in 24 hours. If you didn’t sign up, ignore this email. No account is created without the code.',
  },
  password: {
    subject: (product: string) => `Reset your ${product} password`,
    code: 'Enter this code to reset your password:',
    end: 'The code expires in 1 hour. If you didn’t request it, ignore this email. Your password won’t change.',
  },
  changeEmail: {
    subject: (product: string) => `Confirm your new email address for ${product}`,
    code: 'Enter this code in your account to use this address from now on:',
    end: 'The code expires in 24 hours. If you didn’t request it, ignore this email. Nothing changes without the code.',
  },
  passwordChanged: {
    subject: (product: string) => `Your ${product} password was changed`,
    lead: 'The password of your account was changed, and other devices were logged out.',
    end: 'If this was you, you don’t need to do anything. If it wasn’t, reset your password on the login page.',
  },
  emailChanged: {
    subject: (product: string) => `The email address of your ${product} account was changed`,
    lead: (email: string) =>
      `You now log in with ${email}, and other devices were logged out. You can’t log in with this address anymore.`,
    end: 'If this was you, you don’t need to do anything. If it wasn’t, contact support right away:',
    support: 'Contact support',
  },
  alreadySignedUp: {
    subject: (product: string) => `You already have a ${product} account`,
    lead: 'Someone tried to sign up with this address, which already has an account.',
    end: 'If this was you, log in or reset your password. If it wasn’t, ignore this email.',
  },
  share: {
    subject: (who: string, product: string) => `${who} shared a watchlist with you on ${product}`,
    lead: (who: string, email: string, list: string) => `${who} (${email}) shared the watchlist “${list}” with you.`,
    message: 'Their message:',
    view: 'View the watchlist:',
    viewLabel: 'View the watchlist',
  },
  digest: {
    subject: (product: string) => `New on your ${product} watchlists`,
    since: (moment: string) => `Since ${moment}:`,
    more: (count: string) => `and ${count} more`,
    view: 'View the watchlist',
    manage: 'Manage email preferences:',
    notifications: 'Notifications',
    added: (name: string) => `Added to the list: ${name}`,
    raised: (name: string, amount: string | undefined, round: string) =>
      `${name} raised ${amount ?? 'a round'} (${round})`,
    acquired: (acquirer: string, acquired: string, amount: string | undefined) =>
      `${acquirer} acquired ${acquired}${amount === undefined ? '' : ` for ${amount}`}`,
    invested: (name: string, other: string) => `${name} invested in ${other}`,
  },
};

export type MailTexts = typeof en;
