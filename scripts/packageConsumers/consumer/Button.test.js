import { Button } from '@fs/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

test('a button renders in a project without configuration', () => {
  expect(renderToString(createElement(Button, null, 'Save'))).toContain('Save');
});
