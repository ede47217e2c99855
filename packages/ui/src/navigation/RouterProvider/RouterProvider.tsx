'use client';
// The app's way to hand its router to every Link. Its `Href` and options types are React Aria's to augment.
export { RouterProvider } from 'react-aria-components';
