'use client';
// Passes the app’s router to every Link. Apps augment the types of React Aria for `Href` and router options.
export { RouterProvider } from 'react-aria-components';
