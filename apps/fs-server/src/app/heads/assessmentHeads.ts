import { assessmentResultPath, publicPages } from '@fs/api-contract';
import { findAssessment } from '../../areas/assessment/repository.ts';
import type { HeadServices, PageAddress, PageAnswer } from './PageHead.ts';

/** The result that an address names. Search engines learn nothing of it. */
export async function readAssessment({ database }: HeadServices, { params: { id } }: PageAddress): Promise<PageAnswer> {
  if (id !== undefined && !(await findAssessment(database, id))) return { status: 404 };
  const { title } = publicPages['/forms/business-assessment/result'];
  const path = id === undefined ? '/forms/business-assessment/result' : assessmentResultPath(id);
  return { status: 200, head: { title, description: 'The result of a business assessment.', path, structured: [] } };
}
