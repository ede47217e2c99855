/** SQL of what is generated from numbers: the same for the same number, so that tables agree without reading each other. */

/** A number from 0 to 1 that looks random. The salt tells apart what is chosen for one row. */
export const chance = (number: string, salt: number): string =>
  `((hashint8extended((${number})::bigint, ${salt}) & 2147483647)::float8 / 2147483648)`;

/** A whole number from 0 to below the count. With a power above 1, low ones are the more frequent. */
export const choose = (number: string, salt: number, count: number | string, power = 1): string =>
  `floor((${count}) * power(${chance(number, salt)}, ${power}))::int`;

/** An element of a list by its index, from 0, which repeats. */
export const element = (words: string, index: string): string => {
  const list = words.split(',');
  return `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (${index}) % ${list.length}]`;
};

const onsets = 'B,C,D,F,G,H,J,K,L,M,N,P,R,S,T,V,W,Z,Br,Cl,Dr,Fl,Gr,St';
const vowels = 'a,e,i,o,u,y';
const codas = 'n,l,r,s,t,x,d,m,p,ck,v,b';
const endings =
  'ora,ify,ium,ario,ero,ex,ia,is,on,us,ly,eo,ant,ent,ico,ana,ino,eta,ude,ard,ell,oud,ase,ite,ove,ink,ock,ane,ace,ive,ule,ota,uma,ira,eka,obi,app,net,bit,lab';
const trades =
  'Technologies,Tech,Software,Networks,Labs,Systems,Health,Media,Energy,Foods,Robotics,Bio,Data,Cloud,Games,Studio,Analytics,Payments,Logistics,Security,Mobile,Learning,Motors,Home,Group';

/** A name of one word. There are 69,120 of them. */
export const wordOf = (number: string): string => {
  const mixed = `((${number})::bigint * 7919 % 1728000)::int`;
  return `(${element(onsets, mixed)} || ${element(vowels, `${mixed} / 24`)} || ${element(codas, `${mixed} / 144`)} || ${element(endings, `${mixed} / 1728`)})`;
};

/** The name of a company, different for 1.7 million of them. */
export const companyName = (number: string): string =>
  `(${wordOf(number)} || ' ' || ${element(trades, `((${number})::bigint * 7919 % 1728000)::int / 69120`)})`;

export const companyId = (number: string): string => `md5('company ' || (${number}))::uuid`;

export const companyDomain = (number: string): string =>
  `(lower(${wordOf(number)}) || (${number}) || ${element('.com,.com,.com,.com,.io,.co,.net,.org,.de,.shop', choose(number, 1, 10))})`;
