import { siteFolder } from '../release/places.ts';
import { budgetsOf } from './over-budget.ts';
import { writeBudgets } from './budget-file.ts';
import { siteWeight } from './site-weight.ts';

// `npm run budgets`: sets the budgets to what the composed site costs now, with some room.
await writeBudgets(budgetsOf(await siteWeight(siteFolder)));
