import { companyFacts } from './companies/facts.ts';
import { companyLists } from './companies/lists.ts';
import { companyProfile } from './companies/profile.ts';
import { companyTables } from './companies/tables.ts';

/** Arabic messages of the widgets about companies. */
export const companies = { ...companyFacts, ...companyLists, ...companyProfile, ...companyTables };
