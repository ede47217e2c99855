import { dayOf, Link, useFormats, useMessages, useTimeZone } from '@fs/ui';
import { newsPath } from '../../addresses/appPaths.ts';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { newsMessages } from './news.messages.ts';

/** Replaces an article that doesn't exist, or that was deleted. */
export function MissingArticle({ deletedAt }: { deletedAt: string | undefined }) {
  const messages = useMessages(newsMessages);
  const formats = useFormats();
  const timeZone = useTimeZone();
  const day = deletedAt === undefined ? undefined : dayOf(deletedAt, timeZone);
  const isThisYear = day?.slice(0, 4) === dayOf(new Date(), timeZone)?.slice(0, 4);
  const title =
    day === undefined
      ? messages.articleUnknown
      : messages.deleted({ day: isThisYear ? formats.monthDay(day) : formats.day(day) });
  return (
    <UnknownSubject title={title} text={day === undefined ? messages.articleUnknownText : messages.deletedText}>
      <Link href={newsPath}>{messages.news}</Link>
    </UnknownSubject>
  );
}
