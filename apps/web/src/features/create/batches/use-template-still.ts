import { useQuery } from '@tanstack/react-query';
import { avatarsQuery } from '#data/avatars.ts';
import { useTemplate } from '../templates/template-data.ts';

/** One drawn picture of a template for many places; its presenter until it is drawn, nothing without a template. */
export function useTemplateStill(templateId: string): string | undefined {
  const { data: template } = useTemplate(templateId);
  const { data: avatars } = useQuery({ ...avatarsQuery, enabled: template !== undefined });
  return template?.poster_url ?? avatars?.find(({ id }) => id === template?.avatar_id)?.thumbnail_url;
}
