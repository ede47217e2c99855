import type { Translations } from '../Translations.ts';

export const showing: Pick<Translations, 'AvatarGroup' | 'DateText' | 'Markdown' | 'Stepper' | 'Tag' | 'TagList'> = {
  AvatarGroup: {
    over: ({ count }, { number }) => `+${number(count)}`,
    others: ({ count }, { number }) => `${number(count)} weitere`,
  },
  DateText: { today: 'Heute', yesterday: 'Gestern', todayWithin: 'heute', yesterdayWithin: 'gestern' },
  Markdown: {
    loading: 'Wird geladen',
    code: 'Quelltext',
    table: 'Tabelle',
    done: 'Erledigt: ',
    open: 'Zu tun: ',
    footnote: ({ name }) => `Fußnote ${name}`,
    footnotes: 'Fußnoten',
    back: 'Zurück zum Text',
  },
  Stepper: { done: 'Abgeschlossen: ', current: 'Aktueller Schritt: ', ahead: 'Als Nächstes: ' },
  Tag: { remove: ({ name }) => `${name} entfernen` },
  TagList: { more: ({ count }, { number }) => `${number(count)} weitere`, less: 'Weniger zeigen' },
};
