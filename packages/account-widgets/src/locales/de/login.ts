import type { Translations } from '../Translations.ts';

export const login: Pick<
  Translations,
  | 'AuthWall'
  | 'ConfirmResetForm'
  | 'ConfirmSignUpForm'
  | 'LoginFields'
  | 'LoginPage'
  | 'PasswordResetForm'
  | 'Provisioning'
  | 'ReferralInvitation'
  | 'SignInForm'
  | 'SignUpForm'
> = {
  AuthWall: { login: 'Anmelden', freeAccount: 'Kostenloses Konto anlegen' },
  ConfirmResetForm: {
    title: 'Neues Passwort wählen',
    sent: 'Wir haben Ihnen einen Code per E-Mail geschickt.',
    password: 'Neues Passwort',
    repeated: 'Passwort wiederholen',
    different: 'Die Passwörter stimmen nicht überein.',
    change: 'Passwort ändern',
    noCode: 'Kein Code angekommen, oder ist er abgelaufen?',
    again: 'Neuen Code senden',
    remembered: 'Ist Ihnen das Passwort wieder eingefallen?',
    signIn: 'Anmelden',
  },
  ConfirmSignUpForm: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Geben Sie den Code ein, den wir Ihnen per E-Mail geschickt haben.',
    codeSent: 'Wir haben Ihnen einen Bestätigungscode geschickt.',
    codeResent: 'Ein neuer Bestätigungscode wurde gesendet.',
    confirm: 'Bestätigen',
    noCode: 'Kein Code angekommen, oder ist er abgelaufen?',
    resend: 'Neuen Code senden',
    haveAccount: 'Schon bestätigt?',
    signIn: 'Anmelden',
  },
  LoginFields: {
    email: 'E-Mail',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    code: 'Bestätigungscode',
    codeMissing: 'Geben Sie Ihren Bestätigungscode ein.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    passwordShort: ({ shortest }, { number }) => `Das Passwort braucht mindestens ${number(shortest)} Zeichen.`,
    passwordHint: ({ shortest }, { number }) => `Mindestens ${number(shortest)} Zeichen.`,
    repeatedMissing: 'Wiederholen Sie das Passwort.',
    nameHint: 'Ohne Leerzeichen, Apostrophe und Ziffern. Verbinden Sie Namensteile mit einem Bindestrich: Anne-Marie.',
    withGoogle: 'Weiter mit Google',
  },
  LoginPage: { version: ({ version }) => `Version ${version}` },
  PasswordResetForm: {
    title: 'Passwort zurücksetzen',
    lead: 'Wir schicken Ihnen einen Code per E-Mail, mit dem Sie ein neues Passwort wählen.',
    send: 'Code senden',
    unknown:
      'Dieses Konto wurde nicht gefunden. Vielleicht haben Sie sich mit Google angemeldet. Bitte wenden Sie sich an den Support.',
    support: 'Support kontaktieren',
    remembered: 'Ist Ihnen das Passwort wieder eingefallen?',
    signIn: 'Anmelden',
  },
  Provisioning: {
    title: 'Ihr Konto',
    working: 'Ihr Konto wird eingerichtet',
    takes: 'Das dauert einige Sekunden.',
    created: 'Ihr Konto wurde eingerichtet.',
    exists: 'Ihr persönliches Konto gibt es schon.',
    onwards: 'Weiter zur Startseite …',
    goOn: 'Weiter',
    failed: 'Beim Einrichten Ihres Kontos ist ein unerwarteter Fehler aufgetreten.',
    contact: 'Bitte wenden Sie sich an den Support.',
    support: 'Support kontaktieren',
  },
  ReferralInvitation: {
    title: ({ product }) => `Sie sind zu ${product} eingeladen`,
    from: ({ account }) => `${account} hat Sie eingeladen. Registrieren Sie sich, um Ihre Vorteile zu erhalten.`,
    invalid: ({ code }) => `Ungültige Einladung: ${code}`,
    startFree: 'Stattdessen kostenlos starten',
    signUp: 'Registrieren',
    signIn: 'Anmelden',
  },
  SignInForm: {
    title: ({ product }) => `Bei ${product} anmelden`,
    password: 'Passwort',
    signIn: 'Anmelden',
    unknownUser: 'Dieses Konto gibt es nicht',
    googleHint: 'Vielleicht haben Sie sich früher mit Google angemeldet.',
    confirmed: 'Bitte melden Sie sich mit Ihrem neuen Konto an.',
    passwordChanged: 'Passwort geändert. Melden Sie sich mit dem neuen Passwort an.',
    forgot: 'Passwort vergessen?',
    reset: 'Passwort zurücksetzen',
    newHere: ({ product }) => `Neu bei ${product}?`,
    signUp: 'Registrieren',
  },
  SignUpForm: {
    title: ({ product }) => `Bei ${product} registrieren`,
    firstName: 'Vorname',
    firstNameMissing: 'Geben Sie Ihren Vornamen ein.',
    lastName: 'Nachname',
    lastNameMissing: 'Geben Sie Ihren Nachnamen ein.',
    nameShort: 'Geben Sie mindestens 2 Zeichen ein.',
    nameLetters: 'Geben Sie nur Buchstaben ein.',
    password: 'Passwort',
    repeated: 'Passwort wiederholen',
    different: 'Die Passwörter stimmen nicht überein.',
    terms: 'Ich stimme den Nutzungsbedingungen zu',
    readTerms: 'Nutzungsbedingungen lesen',
    needsTerms: 'Setzen Sie das Häkchen, um fortzufahren.',
    tickFirst: 'Setzen Sie das Häkchen, um fortzufahren',
    orEmail: 'Oder mit Ihrer E-Mail-Adresse registrieren:',
    signUp: 'Registrieren',
    haveAccount: 'Haben Sie schon ein Konto?',
    signIn: 'Anmelden',
  },
};
