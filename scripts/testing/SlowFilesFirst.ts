import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take minutes, slowest first. Vitest starts large files first, which these are not; started last, one
 * of them would run for minutes beside an idle processor.
 */
export const slowFiles = [
  'e2e/walk.e2e.test.ts',
  'e2e/buttonCrawl.e2e.test.ts',
  'e2e/founder.e2e.test.ts',
  'e2e/start.e2e.test.ts',
  'e2e/layoutShift.e2e.test.ts',
  'e2e/throughTheApp.e2e.test.ts',
  'e2e/sessions.e2e.test.ts',
  'e2e/staff.e2e.test.ts',
  'e2e/curation.e2e.test.ts',
  'e2e/marketPages.e2e.test.ts',
  'e2e/companyPage.e2e.test.ts',
  'e2e/messagesFaults.e2e.test.ts',
  'checks/components/researchStories.test.tsx',
  'checks/components/uiAndAccountStories.test.tsx',
  'checks/components/dialogEscape.test.tsx',
];

/** Starts `slowFiles` before all others. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slowFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
      return index === -1 ? slowFiles.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
