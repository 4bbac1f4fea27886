// The facts of the site come first: what is imported after them reads them when it loads.
import './bundled-facts.ts';
import '../../shell/src/start.tsx';
