import { createRoot } from 'react-dom/client';
import { NoticeStrip } from '../layout/notice-strip.tsx';

/** Says on the page what is wrong with its configuration; the prerendered page below stays readable. */
export function showConfigNotice(problems: readonly string[]): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<NoticeStrip problems={problems} />);
}
