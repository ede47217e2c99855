import type { Translations } from '../Translations.ts';

export const actions: Pick<
  Translations,
  'Breadcrumbs' | 'Button' | 'CopyButton' | 'Link' | 'Pagination' | 'ShareMenu' | 'Toolbar'
> = {
  Breadcrumbs: { label: 'Brotkrumen' },
  Button: { pending: 'Läuft' },
  CopyButton: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Kopieren war nicht möglich. Markieren und kopieren Sie den Text von Hand.',
  },
  Link: { newTab: ' (öffnet in neuem Tab)' },
  Pagination: {
    label: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: ({ page }, { number }) => `Seite ${number(page)}`,
    place: ({ page, pageCount }, { number }) => `Seite ${number(page)} von ${number(pageCount)}`,
  },
  ShareMenu: {
    share: 'Teilen',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    facebook: 'Facebook',
    copy: 'Link kopieren',
    copied: 'Adresse in die Zwischenablage kopiert',
    failed: 'Etwas ist schiefgegangen!',
  },
  Toolbar: { more: 'Mehr' },
};
