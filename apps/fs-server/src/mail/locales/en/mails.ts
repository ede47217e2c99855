import type { NoticeFacts } from '@fs/api-contract';

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
  invitation: {
    subject: (account: string, product: string) => `Join ${account} on ${product}`,
    lead: (who: string, email: string, account: string) => `${who} (${email}) invites you to ${account}.`,
    action: 'Accept the invitation',
    existing: 'Already signed up? Log in, and accept it in your workspaces:',
    workspaces: 'Workspaces',
    end: (email: string) =>
      `The invitation is for ${email} only. If you don’t want to join, ignore this email. You can leave at any time.`,
  },
  notice: {
    subject: (product: string) => `News about your ${product} account`,
    open: (product: string) => `Open ${product}`,
    why: 'You get this because notices are mailed to you.',
    unsubscribe: 'Stop these emails',
    'export-ready': ({ name }: NoticeFacts<'export-ready'>) => `“${name}” is ready to download.`,
    invitation: ({ from, account }: NoticeFacts<'invitation'>) => `${from} invited you to ${account}.`,
    'invitation-accepted': ({ email, account }: NoticeFacts<'invitation-accepted'>) => `${email} joined ${account}.`,
    'added-to-team': ({ team, account }: NoticeFacts<'added-to-team'>) =>
      `You were added to the team ${team} of ${account}.`,
    'removed-from-account': ({ account }: NoticeFacts<'removed-from-account'>) => `You were removed from ${account}.`,
    'ownership-received': ({ from, account }: NoticeFacts<'ownership-received'>) =>
      `${from} made you an owner of ${account}.`,
    'list-shared': ({ from, list }: NoticeFacts<'list-shared'>) => `${from} shared the watchlist “${list}” with you.`,
    'payment-failed': ({ account }: NoticeFacts<'payment-failed'>) =>
      `The payment for ${account} failed. Check the payment method, so that nothing becomes read-only.`,
    'plan-changed': ({ account, plan }: NoticeFacts<'plan-changed'>) => `${account} is on the plan ${plan} now.`,
    'plan-ends': ({ account, endsOn }: NoticeFacts<'plan-ends'>) => `The plan of ${account} ends on ${endsOn}.`,
    'lists-read-only': ({ account, count }: NoticeFacts<'lists-read-only'>) =>
      `${account} is over its plan. Read-only watchlists: ${count}. Nothing was deleted.`,
    'referral-used': ({ account, code }: NoticeFacts<'referral-used'>) =>
      `Someone joined with the referral code ${code} of ${account}.`,
    'view-news': ({ view, count, names }: NoticeFacts<'view-news'>) => `${count} new in your view “${view}”: ${names}`,
    'result-ready': ({ subject }: NoticeFacts<'result-ready'>) => `Your result for ${subject} is ready.`,
    'result-failed': ({ subject }: NoticeFacts<'result-failed'>) => `Couldn’t get a result for ${subject}.`,
  },
  unread: {
    subject: (product: string) => `Unread messages on ${product}`,
    lead: 'Messages are waiting for you in these channels:',
    channel: (name: string, count: string) => `${name}: ${count} unread`,
    open: (product: string) => `Open ${product}`,
    why: 'You get this because you’re away and messages stay unread.',
    unsubscribe: 'Stop these emails',
  },
  digest: {
    stop: 'Don’t want these emails?',
    unsubscribe: 'Unsubscribe',
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
  content: {
    subject: (product: string) => `An article that you requested is on ${product}`,
    available: 'The article that you requested is available:',
    open: 'Open the article',
  },
  answer: {
    subject: (product: string) => `Answer to your message to ${product}`,
    lead: 'We answer what you wrote to us:',
    yours: 'You wrote:',
  },
};

export type MailTexts = typeof en;
