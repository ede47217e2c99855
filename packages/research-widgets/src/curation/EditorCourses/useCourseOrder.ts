'use client';
import type { CourseCategory, EditorCourseRow } from '@fs/api-contract';
import { useState } from 'react';

type Orders = Partial<Record<CourseCategory, readonly string[]>>;

/** The order of courses, which shows at once, before it is stored. */
export function useCourseOrder(
  courses: readonly EditorCourseRow[],
  onOrder: (category: CourseCategory, ids: readonly string[]) => Promise<void>,
) {
  const [pending, setPending] = useState<Orders>({});

  /** The courses of a category. One that another editor added meanwhile is last. */
  function inOrder(category: CourseCategory): readonly EditorCourseRow[] {
    const ids = pending[category];
    const rows = courses.filter((course) => course.category === category);
    if (!ids) return rows;
    const place = ({ id }: EditorCourseRow) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return rows.toSorted((one, other) => place(one) - place(other));
  }

  async function order(category: CourseCategory, rows: readonly EditorCourseRow[]) {
    const ids = rows.map(({ id }) => id);
    setPending((before) => ({ ...before, [category]: ids }));
    await onOrder(category, ids);
    // A later move is still on its way.
    setPending(({ [category]: last, ...others }) => (last === ids || !last ? others : { ...others, [category]: last }));
  }

  return {
    inOrder,
    order: (category: CourseCategory, rows: readonly EditorCourseRow[]) => void order(category, rows),
  };
}
