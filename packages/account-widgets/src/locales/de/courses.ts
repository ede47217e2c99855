import type { Translations } from '../Translations.ts';

export const courses: Pick<Translations, 'Courses' | 'CourseLesson' | 'CourseList' | 'LibraryList'> = {
  Courses: {
    product: 'Produkt',
    finance: 'Finanzen',
    sales: 'Vertrieb',
    marketing: 'Marketing',
    growth: 'Wachstum',
    reports: 'Berichte',
    free: 'Kostenlos',
    paid: 'Kostenpflichtig',
    featured: 'Empfohlen',
    done: 'Erledigt',
    minutes: ({ minutes }, { number, plural }) =>
      plural(minutes, { one: '1 Minute', other: `${number(minutes)} Minuten` }),
  },
  CourseLesson: {
    course: 'Kurs',
    videos: 'Filme',
    captions: 'Englisch',
    stoppedAt: ({ time }) => `Sie haben bei ${time} aufgehört.`,
    placeUnsaved: 'Ihre Stelle in diesem Video ist noch nicht gespeichert.',
    videoFailed: 'Dieses Video kann gerade nicht abgespielt werden.',
    retry: 'Noch einmal versuchen',
    lockedVideos: 'Videos des ganzen Kurses',
    lockedVideo: ({ title, time }) => `${title} · ${time}`,
    attachments: 'Anhänge',
    download: 'Herunterladen',
    downloadFailed: 'Diese Datei konnte nicht heruntergeladen werden. Versuchen Sie es noch einmal.',
    markDone: 'Als erledigt markieren',
    markUndone: 'Als nicht erledigt markieren',
    progress: 'Ihr Fortschritt',
    next: 'Als Nächstes',
  },
  CourseList: {
    progress: ({ name }) => `Fortschritt in ${name}`,
    empty: 'Hier wurde noch nichts veröffentlicht.',
  },
  LibraryList: {
    title: 'Bibliotheken',
    product: 'Probleme finden und bauen, was sie löst.',
    finance: 'Runden, Bedingungen und Reichweite des Geldes.',
    sales: 'Erste Kunden, Preise und Gespräche.',
    marketing: 'Worte, Nachrichten und Aufmerksamkeit.',
    growth: 'Versuche, und was aus ihren Ergebnissen folgt.',
  },
};
