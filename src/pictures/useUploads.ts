import { useEffect, useState } from 'react';

/** Uploads pictures in the background, if the user is an administrator. `pictures` are their ids, separated by spaces. Returns whether one of them would be lost with the tab. */
export function useUploads(uid: string, isAdmin: boolean, pictures: string) {
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    if (!pictures) return;
    const ids = pictures.split(' ');
    const keep = async () => {
      const [{ isAnyInMemory, deleteOldPictures }, { uploadPictures }] = await Promise.all([
        import('./pictureStore'),
        import('./uploads'),
      ]);
      setAtRisk(isAnyInMemory(uid, ids));
      if (isAdmin) await uploadPictures(uid, ids);
      setAtRisk(isAnyInMemory(uid, ids));
      await deleteOldPictures(uid);
    };
    // Submit tries again, and says what is wrong.
    const start = () => void keep().catch(() => undefined);
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [uid, isAdmin, pictures]);
  return isAtRisk && pictures !== '';
}
