// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askInTurn } from './ask-in-turn.ts';

const at = (folder: string, names: readonly string[]) => names.map((name) => `/${folder}/assets/${name}.js`);
const shell = at('shell/1', ['index', 'runtime', 'start', 'react-dom', 'react-router']);
const view = at('mf-marketing/1', ['remote', 'common', 'terms-view', 'pictures', 'words']);
const page = { entry: '/shell/1/assets/index.js', preload: shell.concat(view) };

const links = () => [...document.head.querySelectorAll('link')];
const asked = () => links().map((link) => link.getAttribute('href'));

function end(name: string, how: 'load' | 'error' = 'load'): void {
  links()
    .find((link) => link.href.endsWith(`/${name}.js`))
    ?.dispatchEvent(new Event(how));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

test('the view is asked for when all but two of the shell’s modules have ended, whichever these are', () => {
  askInTurn(page);
  vi.runAllTimers();
  expect(asked()).toEqual(shell);
  end('react-router');
  end('index');
  expect(asked()).toEqual(shell);
  end('runtime', 'error');
  expect(asked()).toEqual(page.preload);
  end('start');
  end('react-dom');
  expect(asked()).toEqual(page.preload);
});

test('no task asks for more than four', () => {
  askInTurn(page);
  expect(asked()).toEqual(shell.slice(0, 4));
  vi.runAllTimers();
  expect(asked()).toEqual(shell);
});

test('a shell of two modules keeps nothing waiting', () => {
  askInTurn({ ...page, preload: [...shell.slice(0, 2), ...view] });
  vi.runAllTimers();
  expect(asked()).toHaveLength(7);
});
