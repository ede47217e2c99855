export { CompanyLogo, type CompanyLogoProps, type CompanyLogoSize } from './CompanyLogo/CompanyLogo.tsx';
export { companyQuickInfoMessages } from './CompanyQuickInfo/CompanyQuickInfo.messages.ts';
export {
  type CompanyFacts,
  CompanyQuickInfo,
  type CompanyQuickInfoProps,
} from './CompanyQuickInfo/CompanyQuickInfo.tsx';
export { companyQuickSearchMessages } from './CompanyQuickSearch/CompanyQuickSearch.messages.ts';
export {
  CompanyQuickSearch,
  type CompanyQuickSearchProps,
  type FoundCompany,
} from './CompanyQuickSearch/CompanyQuickSearch.tsx';
