export { CompanyLinks, type CompanyLinksProps, type LinkedCompany } from './CompanyLinks/CompanyLinks.tsx';
export { CompanyLogo, type CompanyLogoProps, type CompanyLogoSize } from './CompanyLogo/CompanyLogo.tsx';
export { companyQuickInfoMessages } from './CompanyQuickInfo/CompanyQuickInfo.messages.ts';
export {
  type CompanyFacts,
  CompanyQuickInfo,
  type CompanyQuickInfoProps,
} from './CompanyQuickInfo/CompanyQuickInfo.tsx';
export { companyQuickSearchMessages } from './CompanyQuickSearch/CompanyQuickSearch.messages.ts';
export { CompanyQuickSearch, type CompanyQuickSearchProps } from './CompanyQuickSearch/CompanyQuickSearch.tsx';
export { recentCompaniesMessages } from './RecentCompanies/RecentCompanies.messages.ts';
export { RecentCompanies, type RecentCompaniesProps } from './RecentCompanies/RecentCompanies.tsx';
