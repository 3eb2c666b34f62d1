import type { UseFormReturn } from 'react-hook-form';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  bio: string;
  location: string;
  website: string;
  company: string;
}

export type ProfileFormOf = UseFormReturn<ProfileValues>;
