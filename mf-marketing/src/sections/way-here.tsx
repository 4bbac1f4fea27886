import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { useHost } from '../host.ts';

type Step = { title: string; path: string };

const home: Step = { title: 'Home', path: addressOf('mf-marketing/home') };
const fromHome: readonly Step[] = [];

type WayHereProps = {
  /** Short name of the page, as navigation has it. */
  here: string;
  /** Pages between Home and this one. */
  trail?: readonly Step[] | undefined;
};

/** The way from Home to this page, at its head. */
export function WayHere({ here, trail = fromHome }: WayHereProps) {
  return <Breadcrumbs link={useHost().Link} trail={[home, ...trail]} here={here} />;
}
