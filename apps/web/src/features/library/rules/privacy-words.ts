import type { VideoPrivacy } from '@herald/contract';
import type { Option } from '../../../ui/select.tsx';

export const privacyOptions: readonly Option<VideoPrivacy>[] = [
  { value: 'public', label: 'Anybody with the link' },
  { value: 'signed_in', label: 'Signed-in people only' },
  { value: 'password', label: 'Whoever knows a password' },
];

export const privacyHints: Record<VideoPrivacy, string> = {
  public: 'The watch page opens for everybody who has its address.',
  signed_in: 'The watch page opens for people with an account here.',
  password: 'The watch page asks for the password first.',
};
