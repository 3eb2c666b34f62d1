-- These were the defaults, and no screen could change them: plans that promise more now give it.
UPDATE "settings" SET "value" = '0' WHERE ("key" = 'max_videos_per_user' AND "value" = '100') OR ("key" = 'max_video_length' AND "value" = '300');
