import { defineMessages } from '@fs/ui';

export const listFacesMessages = defineMessages('ListFaces', { people: 'People with access' });
