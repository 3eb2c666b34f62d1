import { useCallback, useEffect, useRef, useState } from 'react';

export type CameraTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
};

export const cameraHelp: Record<CameraTrouble, string> = {
  refused: 'The browser may not use the camera. Allow it beside the address of this page, or upload a clip.',
  missing: 'There is no camera. Connect one, or upload a clip that you film with your phone.',
  busy: 'Another program uses the camera. Close it and try again, or upload a clip.',
  unsupported: 'This browser does not record here: it needs a connection with https. Upload a clip instead.',
};

/** Camera and microphone, open only while this component is on the page. The sound serves the code alone. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const opened = useRef<MediaStream | null>(null);
  const isHere = useRef(true);

  const open = useCallback(async (deviceId?: string) => {
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return setTrouble('unsupported');
    setTrouble(null);
    const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' };
    const picture = { ...which, width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };
    try {
      const found = await camera(picture);
      if (!isHere.current) return close(found);
      close(opened.current);
      opened.current = found;
      setStream(found);
    } catch (error) {
      setTrouble((error instanceof DOMException && troubles[error.name]) || 'busy');
    }
  }, []);

  useEffect(() => {
    isHere.current = true;
    void open();
    return () => {
      isHere.current = false;
      close(opened.current);
      opened.current = null;
    };
  }, [open]);
  const others = useOtherCameras(stream);
  const [next] = others;
  return { stream, trouble, open, turn: next === undefined ? undefined : () => void open(next) };
}

/** The cameras behind the present one, in a circle; their names are told once one may be used. */
function useOtherCameras(stream: MediaStream | null): string[] {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const present = stream?.getVideoTracks()[0]?.getSettings().deviceId;
    if (!present) return;
    navigator.mediaDevices.enumerateDevices().then(
      (devices) => {
        const ids = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
        const at = ids.indexOf(present);
        setOthers([...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].filter((id) => id !== present));
      },
      () => setOthers([]),
    );
  }, [stream]);
  return others;
}

/** Without a microphone the digits are shown with the fingers. */
function camera(video: MediaTrackConstraints): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  return mediaDevices.getUserMedia({ video, audio: true }).catch((error: unknown) => {
    const isWithoutSound = error instanceof DOMException && error.name === 'NotFoundError';
    if (!isWithoutSound) throw error;
    return mediaDevices.getUserMedia({ video });
  });
}

function close(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
