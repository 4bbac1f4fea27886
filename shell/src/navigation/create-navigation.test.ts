// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createPartStore } from '../parts/part-store.ts';
import { createNavigation } from './create-navigation.ts';

const nowhere = () => Promise.reject(new Error('no part is asked for'));

test('the next page is not shared under the address of the first one', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  createNavigation(router, createPartStore({ adopted: nowhere, rendered: nowhere, heal: () => undefined }), {
    fetchPart: async () => undefined,
    isUnsafeHere: async () => false,
    isReplaced: async () => false,
  });
  document.head.innerHTML = '<link rel="canonical" href="https://venue.example/">';
  await router.navigate('/#halls');
  expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  await router.navigate('/elsewhere');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});
