/** Stored facts of an opened company. */
export interface RecentCompany {
  id: string;
  name: string;
  logo_url: string | null;
  location: string | null;
}

export interface RecentCompanies {
  /** Newest first. Returns the same array until it changes. */
  list(): readonly RecentCompany[];
  remember(company: RecentCompany): void;
  /** Clears all companies for the next user of this device. */
  clear(): void;
}

/** Maximum number of companies (research §9). */
const kept = 5;
const key = 'recentCompanies';

/**
 * Companies opened in this tab, newest first, without duplicates, mirrored to session storage (decision AMB-117).
 *
 * @param storage returns `sessionStorage`. If blocked storage throws, a reload clears them.
 */
export function createRecentCompanies(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): RecentCompanies {
  let companies = read();
  return {
    list: () => companies,
    remember: ({ id, name, logo_url, location }) => {
      const others = companies.filter((company) => company.id !== id);
      companies = [{ id, name, logo_url, location }, ...others].slice(0, kept);
      try {
        storage().setItem(key, JSON.stringify(companies));
      } catch {
        // With full or blocked storage a reload clears the companies.
      }
    },
    clear: () => {
      companies = [];
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage is empty.
      }
    },
  };

  function read(): readonly RecentCompany[] {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isRecentCompany).slice(0, kept) : [];
    } catch {
      return [];
    }
  }
}

function isRecentCompany(value: unknown): value is RecentCompany {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, logo_url, location } = value as Record<string, unknown>;
  const isTextOrNull = (part: unknown) => part === null || typeof part === 'string';
  return typeof id === 'string' && typeof name === 'string' && isTextOrNull(logo_url) && isTextOrNull(location);
}
