import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { useHost } from '../host.ts';

const home = { title: 'Home', path: addressOf('mf-marketing/home') };

type PageBreadcrumbsProps = {
  /** The page's name as in the navigation. */
  current: string;
  /** Pages between Home and this one. */
  trail?: readonly { title: string; path: string }[] | undefined;
};

/** Breadcrumbs from Home to this page. */
export function PageBreadcrumbs({ current, trail }: PageBreadcrumbsProps) {
  return <Breadcrumbs link={useHost().Link} trail={[home, ...(trail ?? [])]} current={current} />;
}
