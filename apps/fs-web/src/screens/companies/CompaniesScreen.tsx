import { CompanyLanding, companyTableSearch, companyTableState } from '@fs/research-widgets';
import { Page, Section, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { companyHref } from '../../addresses/appPaths.ts';
import { locationPath } from '../../addresses/linkPaths.ts';
import { companyLandingQuery } from '../../queries/searches.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { CompanySearchTable } from '../tables/CompanySearchTable.tsx';
import { companyPageSizes } from '../tables/pageSizes.ts';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';

/** The company table, with suggestions while it has no filters. */
export function CompaniesScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { width, wide } = usePageWidth();
  const table = useTableAddress({
    name: 'companies',
    read: companyTableState,
    write: companyTableSearch,
    pageSizes: companyPageSizes,
  });
  const isUntouched = Object.keys(companyTableSearch(table.state)).length === 0 && table.views.viewId === undefined;
  const landing = useQuery({ ...companyLandingQuery(client), enabled: isUntouched });
  return (
    <Page id={contentId} width={width}>
      <Stack gap="12">
        <Section title={messages.companies} level={1}>
          <CompanySearchTable table={table} wide={wide} />
        </Section>
        {isUntouched && (
          <CompanyLanding
            landing={toLoadable(landing)}
            hrefOf={companyHref}
            placeHrefOf={(place) => locationPath(place, 'top')}
            onRetry={() => void landing.refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
