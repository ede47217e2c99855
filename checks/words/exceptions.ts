/** A text in which an expression stays, with the reason. */
export interface Exception {
  within: RegExp;
  /** The expression together with the words around it. */
  text: string;
  reason: string;
}

export const exceptions: readonly Exception[] = [
  { within: /Color\.stories\.tsx$/, text: 'Foundations/Colour', reason: 'Ids of stories stay.' },
  { within: /^apps\/fs-web\//, text: 'signed-in', reason: 'A value of the public type `NavigablePage`.' },
  {
    within: /^apps\/fs-web\//,
    text: 'signed-out',
    reason: 'A reason of `Outcome`, and a value of the public type `Loadable`.',
  },
  {
    within: /^packages\/ui\/src\/feedback\/LoadableView\/LoadableView\.messages\.ts$/,
    text: 'signed-out',
    reason: 'A value of the public type `DeniedReason`, which names the message.',
  },
];
