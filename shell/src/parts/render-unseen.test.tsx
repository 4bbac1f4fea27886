// @vitest-environment happy-dom
import type { ShellHost } from '@venue/shared/contract/host.ts';
import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import { useEffect, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { renderUnseen } from './render-unseen.tsx';

const Fragment = vi.fn<() => null>(() => null);
const host: ShellHost = {
  notify: () => undefined,
  navigate: () => undefined,
  report: () => undefined,
  forgetHandedOver: () => undefined,
  Link: () => null,
  Fragment,
  config: {},
  handover: {},
};

const styles = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(String)).join();
const styleText = () => styles() + document.head.textContent;

test('the styles of what is rendered unseen are made; no effect runs, nothing is put in place, no fragment wakes', () => {
  const Name = styled.p`
    letter-spacing: 7px;
  `;
  const effect = vi.fn<() => void>();
  const ran = vi.fn<() => void>();
  const View: PartComponent = (given) => {
    ran();
    useLayoutEffect(effect);
    useEffect(effect);
    return (
      <Name>
        <given.host.Fragment of="mf-forms/callback" />
      </Name>
    );
  };
  const shown = document.body.innerHTML;
  renderUnseen(View, host);
  expect(ran).toHaveBeenCalledOnce();
  expect(effect).not.toHaveBeenCalled();
  expect(Fragment).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(shown);
  expect(styleText()).toContain('letter-spacing:7px');
});

test('what fails unseen says nothing: it fails again when it is shown', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const heard = vi.fn<() => void>();
  window.addEventListener('error', heard);
  const Broken: PartComponent = () => {
    throw new Error('broken');
  };
  expect(() => renderUnseen(Broken, host)).not.toThrow();
  expect(said).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});
