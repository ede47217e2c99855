import { directionOfText } from './directionOfText.ts';

/** A sentence that someone else wrote, such as the title of an article, in its own direction. */
export function Headline({ children }: { children: string }) {
  return <bdi dir={directionOfText(children)}>{children}</bdi>;
}
