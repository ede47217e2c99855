import { Page } from '@fs/ui';
import { contentId } from '../../shell/contentId.ts';
import { WeeklyTable } from './WeeklyTable.tsx';

/** The topics that the news of the week had more of than usual. */
export function WeeklyTopicsScreen() {
  return (
    <Page id={contentId}>
      <WeeklyTable level={1} />
    </Page>
  );
}
