import type { Expression } from './Expression.ts';

/** Where "picture" means a screenshot of a story, not a user's picture. */
const screenshots = /^(\.storybook|checks|scripts|bench|e2e)\/|^(README|CONTRIBUTING|ARCHITECTURE)\.md$/;

/** Where "news" means announcements, not articles, and "words" means messages. */
const components = /^packages\/ui\//;

/** Our own expressions for what has a standard term. */
export const dialect: readonly Expression[] = [
  { pattern: '(?<!screen[ -])readers?', instead: 'user; caller (of the API)', places: ['prose', 'names'] },
  { pattern: 'visitors?', instead: 'signed-out user', places: ['prose'] },
  { pattern: 'draws?|drawn|drew|drawing', instead: 'render', places: ['prose'] },
  { pattern: '(draw|draws|drawn|drew|drawing)(?! image)', instead: 'render', places: ['names'] },
  {
    pattern: '(stand|stands|stood|standing)(?! (for|in for|by|out)\\b)(?!-)',
    instead: 'is, be placed; access (rights)',
    places: ['prose'],
  },
  { pattern: 'dress(es|ed)?', instead: 'apply a theme; style', places: ['prose', 'names'] },
  { pattern: 'where (the|its) keys are', instead: 'focus', places: ['prose', 'names'] },
  { pattern: '(what|text|something|nothing) (that )?((is|was|has been) )?typed', instead: 'input', places: ['prose'] },
  { pattern: '(button|link|trigger|item) (is|was) pressed', instead: 'activated', places: ['prose'] },
  { pattern: 'waits? for typing', instead: 'debounce', places: ['prose'] },
  { pattern: '(keeps?|kept)( \\w+)? between renders', instead: 'memoize', places: ['prose'] },
  { pattern: '(in|into|out of) sight', instead: 'visible; in the viewport', places: ['prose', 'names'] },
  { pattern: 'sight', instead: 'viewport', places: ['names'], within: /^packages\/ui\/src\/data\// },
  { pattern: 'spare rows', instead: 'overscan', places: ['prose', 'names'] },
  { pattern: 'owners? (keeps?|holds?)', instead: 'controlled', places: ['prose'] },
  {
    pattern: 'keeps? (its|their) own( value)?|keeps? (its|their) value (itself|themselves)',
    instead: 'uncontrolled',
    places: ['prose'],
  },
  { pattern: '(?<!window )openers?', instead: 'trigger', places: ['prose', 'names'] },
  { pattern: 'what opens', instead: 'overlay', places: ['prose'] },
  { pattern: '(comes?|came|gets?|pointer is) near', instead: 'hover or focus; preload', places: ['prose'] },
  { pattern: 'on near', instead: 'onPreload', places: ['names'] },
  {
    pattern: 'on demand|(when|once|until) (it is|they are|they become) wanted',
    instead: 'lazy-load',
    places: ['prose', 'names'],
  },
  { pattern: 'news', instead: 'announcement; live region', places: ['prose', 'names'], within: components },
  { pattern: 'told', instead: 'announced; given; configured', places: ['prose', 'names'] },
  { pattern: '(its|their|whose|own) words', instead: 'messages; labels', places: ['prose'] },
  { pattern: 'out of date', instead: 'stale', places: ['prose'] },
  { pattern: 'seem(s|ed)? done', instead: 'optimistic', places: ['prose'] },
  { pattern: '(to life|come alive|comes alive|came alive|on alive)', instead: 'hydrate', places: ['prose', 'names'] },
  { pattern: 'deeds?', instead: 'action', places: ['prose', 'names'] },
  { pattern: 'doors?', instead: 'transport; entry point', places: ['prose', 'names'] },
  { pattern: 'rooms?', instead: 'space (of a layout); quota (of a plan); workspace', places: ['names'] },
  { pattern: 'rooms?', instead: 'quota (of a plan); workspace', places: ['prose'], within: /^apps\/fs-server\// },
  { pattern: '(is|are|was|were) kept (in|on|under|by|for)', instead: 'stored', places: ['prose'] },
  { pattern: 'laws?', instead: 'conformance test; rule', places: ['prose', 'names'] },
  { pattern: 'pictures?|pictured', instead: 'screenshot', places: ['prose', 'names'], within: screenshots },
  { pattern: 'journeys?', instead: 'e2e test', places: ['prose', 'names'] },
  { pattern: 'steady', instead: 'stable', places: ['names'] },
  { pattern: 'postman', instead: 'background mailer', places: ['prose', 'names'] },
  { pattern: 'e-mails?', instead: 'email', places: ['prose', 'texts'] },
];
