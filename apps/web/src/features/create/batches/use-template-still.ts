import { useQuery } from '@tanstack/react-query';
import { avatarsQuery } from '#data/avatars.ts';
import { useStage } from '../preview/stage-remote.ts';
import { useTemplate } from '../templates/template-data.ts';
import { useTemplatePoster } from '../templates/template-poster.ts';

/** One drawn picture of a template for many places; its presenter until it is drawn, nothing without a template. */
export function useTemplateStill(templateId: string): string | undefined {
  const { stage } = useStage();
  const { data: template } = useTemplate(templateId);
  const { data: avatars } = useQuery({ ...avatarsQuery, enabled: template !== undefined });
  const poster = useTemplatePoster(stage, templateId, template !== undefined);
  return poster ?? avatars?.find(({ id }) => id === template?.avatar_id)?.thumbnail_url;
}
