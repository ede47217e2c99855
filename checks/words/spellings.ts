import type { Expression } from './Expression.ts';

/** British spelling and American spelling, of the stem where a word has many endings. */
const stems: Readonly<Record<string, string>> = {
  analys: 'analyz',
  behaviour: 'behavior',
  catalogue: 'catalog',
  centre: 'center',
  centring: 'centering',
  cancelled: 'canceled',
  cancelling: 'canceling',
  colour: 'color',
  defence: 'defense',
  dialogue: 'dialog',
  favour: 'favor',
  fulfil: 'fulfill',
  grey: 'gray',
  harbour: 'harbor',
  honour: 'honor',
  judgement: 'judgment',
  labell: 'label',
  labour: 'labor',
  licence: 'license',
  metre: 'meter',
  modell: 'model',
  neighbour: 'neighbor',
  offence: 'offense',
  programme: 'program',
  rumour: 'rumor',
  signalling: 'signaling',
  signalled: 'signaled',
  theatre: 'theater',
  travell: 'travel',
};

/** Verbs that end in -ise in British spelling: `organise`, `organised`, `organisation`. */
const verbs =
  'apologis|capitalis|categoris|customis|emphasis|finalis|generalis|initialis|localis|maximis|minimis|normalis|optimis|organis|prioritis|randomis|realis|recognis|serialis|specialis|standardis|summaris|synchronis|tokenis|utilis|virtualis|visualis';

const endings: Readonly<Record<string, string>> = {
  analys: '(e|ed|er|ers|ing)',
  fulfil: '(s|ment)?',
  labell: '(ed|ing)(?! by$)',
  licence: '[sd]?',
  metre: 's?',
  programme: 's?',
};

export const spellings: readonly Expression[] = [
  ...Object.entries(stems).map(
    ([british, american]): Expression => ({
      pattern: `${british}${endings[british] ?? '\\w*'}`,
      instead: `${american}…`,
      places: ['prose', 'names', 'texts'],
    }),
  ),
  {
    pattern: `(un|re|de)?(${verbs})(e|ed|er|ers|es|ing|ation|ations)`,
    instead: '-ize',
    places: ['prose', 'names', 'texts'],
  },
  { pattern: 'whilst|amongst', instead: 'while; among', places: ['prose', 'texts'] },
];
