import { createGlobalStyle } from 'styled-components';
import { color, layout, media, radius } from '@venue/shared/theme/tokens.ts';

/**
 * Styles of the toasts (T-14). The library closes a toast when the progress animation ends and removes it
 * when the exit animation ends, so both must run, even with reduced motion.
 */
export const ToastStyle = createGlobalStyle`
  @keyframes Toastify__trackProgress { from { scale: 1 1; } to { scale: 0 1; } }
  @keyframes Toastify__appear { from { opacity: 0; } }
  @keyframes Toastify__leave { to { opacity: 0; } }

  .Toastify__toast-container {
    --toastify-icon-color-success: ${color.palm700};
    --toastify-icon-color-error: ${color.alaari700};
    --toastify-icon-color-info: ${color.indigo700};
    position: fixed;
    bottom: max(16px, env(safe-area-inset-bottom));
    left: max(16px, env(safe-area-inset-left));
    z-index: 30;
    display: flex;
    flex-direction: column;
    gap: 8px;
    width: min(400px, calc(100vw - 32px));
  }
  ${media.print} {
    .Toastify__toast-container { display: none; }
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 64px;
    padding: 10px 4px 10px 20px;
    overflow: hidden;
    border: 1px solid ${color.ink};
    border-radius: ${radius.control};
    background: ${color.white};
    color: ${color.ink};
    font: 600 1rem/1.35 var(--sans);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .Toastify__toast::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 6px;
    background: ${color.indigo700};
  }
  .Toastify__toast--success::before { background: ${color.palm700}; }
  .Toastify__toast--error::before { background: ${color.alaari700}; }
  .Toastify__toast-icon { flex: none; width: 22px; }
  .Toastify__close-button {
    flex: none;
    order: 2;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-left: auto;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .Toastify__close-button > svg { width: 14px; height: 16px; fill: currentColor; }
  /* From edge to edge and down to the bar, so that no text shows beside or below it. */
  ${media.below(900)} {
    .Toastify__toast-container {
      bottom: env(safe-area-inset-bottom);
      left: 0;
      gap: 0;
      width: 100%;
    }
    body:has([data-phone-bar]) .Toastify__toast-container { bottom: ${layout.phoneBar}; }
    .Toastify__toast {
      min-height: 52px;
      padding-block: 4px;
      border-width: 1px 0;
      border-radius: 0;
    }
  }
  .Toastify__progress-bar--wrp { position: absolute; inset: auto 0 0; height: 2px; opacity: 0; }
  .Toastify__progress-bar { width: 100%; height: 100%; }
  .Toastify__progress-bar--animated { animation: Toastify__trackProgress linear 1 forwards; }
  .Toastify--animate { animation: Toastify__appear 240ms both; }
  .Toastify--animate[class*='-exit'] { animation: Toastify__leave 300ms both; }
`;
