import { courseListPath } from '@fs/api-contract';
import { Link, Page, useMessages } from '@fs/ui';
import { advisoryPath } from '../../addresses/appPaths.ts';
import { contentId } from '../../shell/contentId.ts';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { coursePageMessages } from './courses.messages.ts';

/** Replaces what does not exist, or is not published. */
export function MissingCourse({ kind }: { kind: 'unknownLibrary' | 'unknownCourse' | 'unknownReport' }) {
  const messages = useMessages(coursePageMessages);
  const isReport = kind === 'unknownReport';
  return (
    <Page id={contentId}>
      <UnknownSubject title={messages[kind]} text={messages.unknownText}>
        <Link href={isReport ? courseListPath('reports') : advisoryPath}>
          {isReport ? messages.reports : messages.advisory}
        </Link>
      </UnknownSubject>
    </Page>
  );
}
